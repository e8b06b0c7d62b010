import { useRoute } from '../../navigation/useRoute';

/** The addresses of the section: its list, its editor of one game, its catalogue. */
export function useGamePath() {
  const { pathTo } = useRoute();
  const list = `${pathTo('Administration')}/games`;
  return { list, catalogue: `${list}/catalogue`, gameAt: (id: number) => `${list}/${id}` };
}
