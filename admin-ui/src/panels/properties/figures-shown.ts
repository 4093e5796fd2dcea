import { FIGURES_SHOWN, type FiguresShown } from '@stowbridge/contract/visibility';

export const figuresShownNames: Record<FiguresShown, string> = {
  everyone: 'Everyone',
  'after the NDA': 'Those who have signed the NDA',
};

/** In the order in which they are offered. */
export const figuresShownChoices = FIGURES_SHOWN.map((id) => ({ id, name: figuresShownNames[id] }));
