export type InstallGuide = 'chromium' | 'ios' | 'safari' | 'firefoxAndroid' | 'firefox';

/** The manual steps to install a site in this browser. There is no API to ask, so the user agent has to do. */
export function installGuide(agent: string, touchPoints: number): InstallGuide {
  // iPadOS reports Macintosh as its platform, but no Macintosh has touch points.
  if (/iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1)) {
    return 'ios';
  }
  if (agent.includes('Firefox/')) return agent.includes('Android') ? 'firefoxAndroid' : 'firefox';
  return agent.includes('Safari/') && !/Chrome|Chromium|Edg\//.test(agent) ? 'safari' : 'chromium';
}

export const ownInstallGuide = (): InstallGuide =>
  installGuide(navigator.userAgent, navigator.maxTouchPoints);

/** Mobile browsers that can install sites but never fire `beforeinstallprompt`. */
export const installsByHand = (guide: InstallGuide): boolean =>
  guide === 'ios' || guide === 'firefoxAndroid';
