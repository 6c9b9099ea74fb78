/**
 * Plays pieces without end: bars are set up a little ahead of time, and a new piece fades in while the old one fades
 * out. Browsers keep timers waiting; the context's own clock decides when a note sounds.
 */

import type { Bench } from '../synth.ts';
import { type Band, openBand } from './band.ts';
import { barSeconds, barsOf, notesOf } from './composer.ts';
import { PIECES, type Piece, type PieceName } from './index.ts';

/** Bars that begin within so many seconds are set up. */
const AHEAD = 0.9;
const LOOK_MS = 250;
const FADE = 3;
/** Notes set up before a fade are over by then. */
const LINGER_MS = 6000;

interface Deck {
  readonly piece: Piece;
  readonly band: Band;
  readonly gain: GainNode;
  bar: number;
  /** When the next bar begins. */
  next: number;
}

export class MusicPlayer {
  /** What is played now. */
  playing: PieceName | null = null;
  private deck: Deck | null = null;
  /** Where each piece begins next time: its form from the start, with other phrases. */
  private readonly begins = new Map<PieceName, number>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly bench: Bench,
    private readonly out: AudioNode,
    private readonly seed: number,
  ) {}

  /** Goes over to a piece, or to silence. */
  turnTo(name: PieceName | null): void {
    if (name === this.playing) return;
    this.fadeOut();
    this.playing = name;
    clearInterval(this.timer);
    if (name === null) return;
    const { ctx } = this.bench;
    const piece = PIECES[name];
    const gain = new GainNode(ctx, { gain: 0 });
    gain.gain.setTargetAtTime(1, ctx.currentTime, FADE / 4);
    gain.connect(this.out);
    this.deck = {
      piece,
      band: openBand(this.bench, piece.lead, gain),
      gain,
      bar: this.begins.get(name) ?? 0,
      next: ctx.currentTime + 0.3,
    };
    this.timer = setInterval(() => this.setUp(), LOOK_MS);
    this.setUp();
  }

  stop(): void {
    this.turnTo(null);
  }

  private fadeOut(): void {
    const { deck } = this;
    if (deck === null) return;
    this.deck = null;
    this.begins.set(deck.piece.name, Math.ceil(deck.bar / barsOf(deck.piece)) * barsOf(deck.piece));
    const { gain } = deck.gain;
    const now = this.bench.ctx.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(0, now, FADE / 4);
    setTimeout(() => deck.gain.disconnect(), LINGER_MS);
  }

  private setUp(): void {
    const { deck } = this;
    if (deck === null) return;
    const now = this.bench.ctx.currentTime;
    // Kept waiting for too long: go on from now rather than make up for it.
    if (deck.next < now) deck.next = now + 0.05;
    while (deck.next < now + AHEAD) {
      playBar(deck.piece, deck.bar, this.seed, deck.band, deck.next);
      deck.next += barSeconds(deck.piece);
      deck.bar++;
    }
  }
}

/** Sets up one bar. */
export function playBar(piece: Piece, bar: number, seed: number, band: Band, when: number): void {
  for (const note of notesOf(piece, bar, seed)) band.play(note, when);
}
