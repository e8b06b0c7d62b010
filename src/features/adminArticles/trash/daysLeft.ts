import { trashDays } from '../../../contract/articleAdministration';

const day = 86_400_000;

/** Days until a trashed article is deleted permanently, rounded up. */
export function daysLeft(trashedAt: string | null, now = Date.now()): number {
  if (trashedAt === null) return trashDays;
  return Math.max(0, Math.ceil((Date.parse(trashedAt) + trashDays * day - now) / day));
}
