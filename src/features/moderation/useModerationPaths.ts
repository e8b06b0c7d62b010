import { useRoute } from '../../navigation/useRoute';

/** The addresses of the moderation's pages. */
export function useModerationPaths() {
  const start = useRoute().pathTo('Moderation');
  return {
    start,
    /** The list of proofs. */
    proofs: `${start}/proofs`,
    /** Of all games, or of one. */
    queue: (game: number | null = null) =>
      `${start}/proofs/next${game === null ? '' : `?game=${game}`}`,
    proof: (id: number) => `${start}/proofs/${id}`,
    requests: `${start}/requests`,
    request: (id: number) => `${start}/requests/${id}`,
    figures: `${start}/figures`,
    reports: `${start}/reports`,
    report: (id: number) => `${start}/reports/${id}`,
  };
}
