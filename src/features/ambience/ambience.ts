import { hasGame, hasGreeting, hasParticles, hasSound } from 'virtual:brand/parts';

import { emit } from '#lib/page-events.ts';
import { whenIdle } from '#lib/when-idle.ts';

import { wireMuteButtons } from './mute.ts';
import { watchPointer } from './offer-trigger.ts';
import { startParticles } from './particles.ts';
import { startSound } from './sound-switch.ts';

/** Brings those of particles, sound and game offer to life that the page has; the particles wait until it is idle. */
export function startAmbience(): void {
  if (hasSound) wireMuteButtons(document.querySelectorAll<HTMLElement>('[data-mute]'));
  const ping = hasSound ? startSound() : () => {};
  if (!hasParticles) return;
  if (hasGame && hasGreeting) watchPointer(document, () => emit('chat:offer-game'));
  const canvas = document.querySelector('canvas');
  if (canvas) whenIdle(() => startParticles(canvas, ping));
}
