export type InstallGuide = 'chromium' | 'ios' | 'safari' | 'firefoxAndroid' | 'firefox';

/** By which steps this browser installs a site; browsers cannot be asked, so their names have to do. */
export function installGuide(agent: string, touchPoints: number): InstallGuide {
  // An iPad calls itself a Macintosh, but no Macintosh can be touched.
  if (/iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1)) {
    return 'ios';
  }
  if (agent.includes('Firefox/')) return agent.includes('Android') ? 'firefoxAndroid' : 'firefox';
  return agent.includes('Safari/') && !/Chrome|Chromium|Edg\//.test(agent) ? 'safari' : 'chromium';
}

export const ownInstallGuide = (): InstallGuide =>
  installGuide(navigator.userAgent, navigator.maxTouchPoints);

/** Browsers on phones that install sites, but never offer it by themselves. */
export const installsByHand = (guide: InstallGuide): boolean =>
  guide === 'ios' || guide === 'firefoxAndroid';
