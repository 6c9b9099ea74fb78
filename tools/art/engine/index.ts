// The art engine in one import: materials, models, tracing, finishing and pictures.
export * from './colour.ts';
export * from './finish.ts';
export * from './image.ts';
export * from './model.ts';
export * from './png.ts';
export * from './trace.ts';
export { camera, multiply, project, rotX, rotY, rotZ, type Camera, type Mat3, type Vec3 } from './transform.ts';
