import { hasAssistant, hasGame } from 'virtual:brand/parts';

import { emit } from '#lib/page/page-events.ts';
import { whenIdle } from '#lib/page/when-idle.ts';

import { wireMuteButtons } from './mute.ts';
import { watchPointer } from './offer-trigger.ts';
import { startParticles } from './particles.ts';
import { startSound } from './sound-switch.ts';

/** Brings the page's particles, sound and game offer to life; the particles wait until the page is idle. */
export function startAmbience(canvas: HTMLCanvasElement): void {
  wireMuteButtons(document.querySelectorAll<HTMLElement>('[data-mute]'));
  if (hasGame && hasAssistant) watchPointer(document, () => emit('chat:offer-game'));
  const ping = startSound();
  whenIdle(() => startParticles(canvas, ping));
}
