// Stops a failing property at its first example, because shrinking to the smallest one is not needed here.

import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true });
