/** Panels that open on request or at the end of the day. They form one bundle, which lazy-loading.ts loads. */

import '../ui/styles/hanzi.css';
import '../ui/styles/kana.css';
// The styles of the report, in this order: where two rules weigh the same, the later one wins.
import './report/styles/sheet.css';
import './report/styles/money-chart.css';
import './report/styles/guests.css';
import './report/styles/photo.css';
import './report/styles/maid-day-bands.css';
import './report/styles/leaving-moods.css';
import './report/styles/tomorrow.css';
import './report/styles/main-page.css';
import './report/styles/receipt.css';
import './report/styles/loss-causes.css';
import './report/styles/maids-work.css';
// The styles of the other panels.
import './report/fit/fit.css';
import './report/street/street.css';
import './enquiries/folding.css';
import './evening/shell.css';
import './evening/difficulty/difficulty.css';
import './rival/rival.css';
import './panels/head-maid.css';
import './panels/preview.css';

export { fetchFontsAgain } from '../ui/fetching/fonts.ts';
export { Case } from './panels/Case.tsx';
export { Evening } from './evening/Evening.tsx';
export { NewCafeDialog } from './evening/difficulty/NewCafeDialog.tsx';
export { FreeCard } from './free/FreeCard.tsx';
export { FreeCorner } from './free/FreeCorner.tsx';
export { HeadMaid } from './panels/HeadMaid.tsx';
export { Matters } from './lamps/Matters.tsx';
export { FlyingMoney } from './flying-money/FlyingMoney.tsx';
export { Keys } from './panels/Keys.tsx';
export { Menu } from './panels/Menu.tsx';
export { OrderPreview } from './panels/OrderPreview.tsx';
export { Remedies } from './lamps/Remedies.tsx';
export { TroubleSigns } from './lamps/TroubleSigns.tsx';
export { StarsNote } from './lamps/StarsNote.tsx';
export { largestMoves } from './report/StarMoves.tsx';
export { Report } from './report/Report.tsx';
export { Rival } from './rival/Rival.tsx';
export { EnquiryCard } from './enquiries/EnquiryCard.tsx';
export { Strong } from './strong/Strong.tsx';
export { DayGoals } from './strong/DayGoals.tsx';
