/**
 * The frame loops of the page. All loops share a single animation request, so that the browser makes one call in each
 * frame, however many loops run.
 */

type Draw = (now: number) => void;

const loops = new Set<{ readonly draw: Draw }>();
let request = 0;

function drawAll(now: number): void {
  request = requestAnimationFrame(drawAll);
  for (const loop of loops) {
    try {
      loop.draw(now);
    } catch (problem) {
      reportError(problem);
    }
  }
}

/** Calls a function at every frame, with the time in milliseconds. @returns a function that ends the loop */
export function eachFrame(draw: Draw): () => void {
  const loop = { draw };
  if (loops.size === 0) request = requestAnimationFrame(drawAll);
  loops.add(loop);
  return () => {
    if (loops.delete(loop) && loops.size === 0) cancelAnimationFrame(request);
  };
}
