/** The caption of the report's photo: what was happening when it was taken. */

import { say } from '../../words/index.ts';
import type { Photo } from '../api.ts';

export const captionOf = ({ of }: Photo): string => {
  if (of === null) return say('report.moment');
  const { what, name, guest = '', count = 0 } = of;
  return say(`report.photo.${what}`, { name, guest, count });
};
