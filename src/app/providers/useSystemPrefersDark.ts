import { useMatchMedia } from '../../components/useMatchMedia';

/** Whether the reader's system asks for dark pages, now and when it changes its mind. */
export function useSystemPrefersDark(): boolean {
  return useMatchMedia('(prefers-color-scheme: dark)');
}
