/**
 * Plays pieces endlessly: bars are scheduled shortly before they begin, and pieces cross-fade. Timers are unreliable,
 * so notes are timed by the audio context's clock.
 */

import type { Bench } from '../synth.ts';
import { type Band, openBand } from './band.ts';
import { barSeconds, barsOf, notesOf } from './composer.ts';
import { PIECES, type Piece, type PieceName } from './index.ts';

/** A bar is scheduled this many seconds before it begins. */
const AHEAD = 0.9;
const LOOK_MS = 250;
const FADE = 3;
/** Milliseconds after the beginning of a fade-out at which all notes scheduled before have ended. */
const LINGER_MS = 6000;

interface Deck {
  readonly piece: Piece;
  readonly band: Band;
  readonly gain: GainNode;
  bar: number;
  /** Start of the next bar, in seconds of the audio context's clock. */
  next: number;
}

export class MusicPlayer {
  /** The name of the piece being played; null = silence. */
  playing: PieceName | null = null;
  private deck: Deck | null = null;
  /**
   * For each piece, the bar at which it starts the next time. This is always the first bar of its form, but with a
   * higher number than before, so that other phrases are chosen.
   */
  private readonly begins = new Map<PieceName, number>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly bench: Bench,
    private readonly out: AudioNode,
    private readonly seed: number,
  ) {}

  /** Cross-fades to another piece, or to silence. */
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
    // If the timer is far too late, the music continues from now and does not catch up.
    if (deck.next < now) deck.next = now + 0.05;
    while (deck.next < now + AHEAD) {
      playBar(deck.piece, deck.bar, this.seed, deck.band, deck.next);
      deck.next += barSeconds(deck.piece);
      deck.bar++;
    }
  }
}

export function playBar(piece: Piece, bar: number, seed: number, band: Band, when: number): void {
  for (const note of notesOf(piece, bar, seed)) band.play(note, when);
}
