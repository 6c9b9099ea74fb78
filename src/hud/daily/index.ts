/** The panels of the café of the day. They form one bundle, which lazy-daily.ts loads. */

import './daily.css';

export { DailyCard } from './DailyCard.tsx';
export { DailyResult } from './DailyResult.tsx';
export { DailySharedDialog } from './DailySharedDialog.tsx';
