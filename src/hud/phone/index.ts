/** The café's panels on a small screen: a short bar above, a sheet with tabs, the picture between. Loaded by lazy-phone.ts. */

import './phone.css';
import './panels.css';
import './evening.css';

export { PhoneCafe } from './PhoneCafe.tsx';
export { PhoneTop } from './PhoneTop.tsx';
