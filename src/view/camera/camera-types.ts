/** Types of the camera's geometry; contract.ts, the view's interface, uses them too. */

/** A rectangle in CSS pixels of the page, or – inside the view – in world pixels. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where the room stands on the screen, in CSS pixels of the page. */
export interface Home {
  /** The rectangle in which the room is centred. */
  readonly frame: Readonly<Rect>;
  /** The rectangle that a room too large for the frame may use as well; contains the frame. */
  readonly reach: Readonly<Rect>;
}

/** A position of the camera: which part of the world fills the screen. */
export interface Lens {
  /** Zoom in device pixels per world pixel; a whole number ≥ 1. */
  zoom: number;
  /** World pixels at the top left corner of the screen. */
  x: number;
  y: number;
}
