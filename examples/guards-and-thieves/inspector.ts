// The inspector in a window of its own. The game goes on in the other window, and does what is asked here.

import { openInspector, remoteRecorder } from 'honeybell-minds/inspector';

openInspector(document.body, remoteRecorder('guards and thieves'), { canClose: false });
