/** Collects the evening's pages in one chunk, loaded when the first evening of a season begins. */

import './evening.css';
import './staff/staff.css';
import './hire/hire.css';
import './menu/menu.css';
import './layout/layout.css';
import './goals/goals.css';
import './ending/ending.css';

export { StaffPage } from './staff/StaffPage.tsx';
export { HirePage } from './hire/HirePage.tsx';
export { MenuPage } from './menu/MenuPage.tsx';
export { DuelStage } from './duel/DuelStage.tsx';
export { FestivalButton } from './duel/FestivalButton.tsx';
export { LayoutPage } from './layout/LayoutPage.tsx';
export { Unapplied } from './layout/Unapplied.tsx';
export { GoalsPage } from './goals/GoalsPage.tsx';
export { Ending } from './ending/Ending.tsx';
export { UndoPurchase, undoPurchase } from './UndoPurchase.tsx';
