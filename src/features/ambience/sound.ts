/** The quiet background chords and the particles' ping, as one Web Audio graph. */

export const CHORD_MS = 4_000; // P-AUD-1
export const MASTER_GAIN = 0.015; // P-AUD-1
export const LOW_PASS_HZ = 800; // P-AUD-1
export const PING_THROTTLE_MS = 150; // P-BG-1

/** MIDI notes of four chords: Fmaj7, Am7, Dm7, C6, voiced low enough to pass the filter. */
export const CHORDS = [
  [41, 57, 60, 64],
  [45, 55, 60, 64],
  [38, 57, 60, 65],
  [36, 57, 60, 64],
] as const; // P-AUD-1
const PING_NOTES = [72, 74, 77, 79, 81]; // a pentatonic scale sounds right over each of the chords

const CHORD_LEVEL = 0.25; // four voices add up to full level
const PING_LEVEL = 0.5;

export type Sound = {
  /** Plays from here on, or falls silent at once. */
  setAudible: (audible: boolean) => void;
  /** To call during an input: Safari plays only what was resumed in one. */
  unlock: () => void;
  /** A soft note, at most one in PING_THROTTLE_MS. */
  ping: () => void;
};

/** Builds the graph on a context; silent until `setAudible(true)`. `random` picks the ping's note. */
export function createSound(context: AudioContext, random: () => number): Sound {
  const master = context.createGain();
  master.gain.value = MASTER_GAIN;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = LOW_PASS_HZ;
  filter.connect(master).connect(context.destination);

  let isAudible: boolean | undefined; // a new context may run already, with nothing to play
  let loop: ReturnType<typeof setInterval> | undefined;
  let next = 0;
  let lastPing = -Infinity;

  const playChord = () => {
    for (const note of CHORDS[next++ % CHORDS.length] ?? [])
      playNote(context, filter, { note, level: CHORD_LEVEL, attack: 1.2, seconds: CHORD_MS / 1000 + 1 });
  };
  return {
    setAudible(audible) {
      if (audible === isAudible) return;
      isAudible = audible;
      clearInterval(loop);
      loop = audible ? setInterval(playChord, CHORD_MS) : undefined;
      void (audible ? context.resume() : context.suspend());
      if (audible) playChord();
    },
    unlock() {
      if (isAudible) void context.resume();
    },
    ping() {
      const now = context.currentTime * 1000;
      if (!isAudible || now - lastPing < PING_THROTTLE_MS) return;
      lastPing = now;
      const note = PING_NOTES[Math.floor(random() * PING_NOTES.length)] ?? 72;
      playNote(context, filter, { note, level: PING_LEVEL, attack: 0.01, seconds: 0.6 });
    },
  };
}

type Note = { note: number; level: number; attack: number; seconds: number };

function playNote(context: AudioContext, output: AudioNode, { note, level, attack, seconds }: Note): void {
  const now = context.currentTime;
  const voice = context.createOscillator();
  voice.type = 'triangle';
  voice.frequency.value = 440 * 2 ** ((note - 69) / 12); // equal temperament, A4 = MIDI 69 = 440 Hz
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, now);
  envelope.gain.linearRampToValueAtTime(level, now + attack);
  envelope.gain.linearRampToValueAtTime(0, now + seconds);
  voice.connect(envelope).connect(output);
  voice.start(now);
  voice.stop(now + seconds);
}
