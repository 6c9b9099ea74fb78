/** Toasts: short messages that appear over the page and disappear again by themselves. */

import type { ToastSpec } from './api.ts';
import type { Store } from './store.ts';

const TOASTS_SHOWN = 3;
const TOAST_MS = 6000;

let toastsMade = 0;

/** Shows a toast, by default for six seconds; if too many toasts are shown, removes the oldest. */
export function showToast(store: Store, spec: ToastSpec): void {
  const toast = { ...spec, id: ++toastsMade };
  // A toast replaces an earlier one with the same words.
  const others = store.toasts.peek().filter(({ key, params }) => key !== spec.key || params !== undefined);
  store.toasts.value = [...others, toast].slice(-TOASTS_SHOWN);
  setTimeout(() => dropToast(store, toast.id), spec.ms ?? TOAST_MS);
}

export function dropToast(store: Store, id: number): void {
  store.toasts.value = store.toasts.peek().filter((toast) => toast.id !== id);
}
