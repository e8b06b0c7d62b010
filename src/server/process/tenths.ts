/** Prints how much is done, in percent, once for each further tenth. */
export function createTenths(print: (percent: number) => void): (share: number) => void {
  let reported = 0;
  return (share) => {
    const tenths = Math.floor(share * 10);
    if (tenths <= reported) return;
    reported = tenths;
    print(tenths * 10);
  };
}
