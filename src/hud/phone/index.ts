/** The café on a small screen: a short bar above, one sheet with tabs, the picture between them. Fetched by later.ts. */

import './phone.css';
import './panels.css';
import './evening.css';

export { PhoneCafe } from './PhoneCafe.tsx';
export { PhoneTop } from './PhoneTop.tsx';
