/** Options of the queries: repeated every 15 seconds while the tab is visible. */
export const polling = {
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;
