/** Types of the camera's geometry; contract.ts, the view's interface, uses them too. */

/** A rectangle in CSS pixels of the page, or – inside the view – in world pixels. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Which part of the world fills the screen. */
export interface Lens {
  /** Zoom in device pixels per world pixel; a whole number ≥ 1. */
  zoom: number;
  /** World pixels at the top left corner of the screen. */
  x: number;
  y: number;
}
