/** Milliseconds between the two: long enough for a connection that broke off to be there again. */
const pause = 500;

/** Code is fetched once more where it did not come; what fails then is a failure, and said to be one. */
export async function fetchTwice<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchPart();
  }
}
