/**
 * The room painter: café shell, garden and street drawn from the map into a plain pixel buffer, without any browser
 * API. `paintRoom` fills the buffer, `roomProps` lists the things around the house, `wallLights` the lights on the
 * walls.
 *
 * Order of drawing: layer 'outdoors', props with `behind`, layer 'house', floor marks and shadows, then everything
 * that stands, sorted by x + y. `S` tiles (the stage) are already painted as a platform; people on them are lifted by
 * STAGE_PX. A `D` tile (a door) in row 0 or column 0 lies behind its wall: fade people in and out there, and lay the
 * atlas frame `door-open-NE-1|2` or `door-open-NW-1|2` (anchor: the first `D` of the pair) over the door while they
 * pass.
 */
export { paintRoom, type RoomCanvas, type RoomOptions } from './paint.ts';
export type { RoomInput } from './room-look.ts';
export { roomProps, type Festive, type RoomProp } from './props.ts';
export { wallLights, type WallLight } from './lights.ts';
export type { Sky } from './fitting-looks.ts';
export type { FloorKind } from './floors.ts';
export type { PaperKind } from './walls.ts';
