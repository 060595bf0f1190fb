/** Decides whether there is sound: from the first input on, unless muted, unwelcome or unheard. */
import { whenIdle } from '#lib/page/when-idle.ts';

import { isMuted } from './mute.ts';
import type { Sound } from './sound.ts';

const FIRST_INPUTS = ['click', 'keydown', 'touchend'] as const; // P-AUD-1; a touch counts when it ends

/** Loads and starts the sound at the first input that may; returns the particles' ping. */
export function startSound(): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let sound: Sound | undefined;
  let isLoading = false;

  const update = () => {
    sound?.setAudible(!isMuted() && !document.hidden && !stillness.matches);
  };
  const onInput = () => {
    // Escape or Tab are keys, but browsers hold sound back until the visitor has acted on the page.
    if (isMuted() || stillness.matches || savesData() || !navigator.userActivation.hasBeenActive) return;
    if (!isLoading) whenIdle(load);
    isLoading = true;
    if (!sound) return;
    for (const type of FIRST_INPUTS) document.removeEventListener(type, onInput);
    sound.unlock();
  };
  const load = () => {
    void loadSound()?.then((loaded) => {
      sound = loaded;
      update();
    });
  };
  for (const type of FIRST_INPUTS) document.addEventListener(type, onInput, { passive: true });
  window.addEventListener('globalAudioMute', update);
  document.addEventListener('visibilitychange', update);
  stillness.addEventListener('change', update);
  return () => sound?.ping();
}

function loadSound(): Promise<Sound> | undefined {
  if (!('AudioContext' in window)) {
    console.info('This browser has no Web Audio: the page stays silent.'); // P-AUD-1
    return undefined;
  }
  const context = new AudioContext(); // takes as long as a click may: hence not during the input
  return import('./sound.ts').then(({ createSound }) => createSound(context, Math.random));
}

/** D35: a visitor who saves data gets no sound. Not every browser tells. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
