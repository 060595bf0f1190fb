/** Of the whole canvas: the most that particles may cost the contrast of text in front of them. */
export const PARTICLE_OPACITY = 0.2;
