import { useRoute } from '../../navigation/useRoute';

/** The segment of a game that is not on the server yet, in place of its id. */
export const newSegment = 'new';

/** The addresses of the section: its list, its editor of one game, its catalogue. */
export function useGamePath() {
  const { pathTo } = useRoute();
  const list = `${pathTo('Administration')}/games`;
  return {
    list,
    catalogue: `${list}/catalogue`,
    newGame: `${list}/${newSegment}`,
    gameAt: (id: number) => `${list}/${id}`,
  };
}
