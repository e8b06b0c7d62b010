import { useMatchMedia } from '../../components/useMatchMedia';

/** Whether the system prefers a dark colour scheme; follows changes. */
export function useSystemPrefersDark(): boolean {
  return useMatchMedia('(prefers-color-scheme: dark)');
}
