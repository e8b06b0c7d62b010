/**
 * A service worker that removes the site's service worker. Browsers request /sw.js on each visit and install this as an
 * update: it activates at once, deletes the caches and unregisters itself. It has no fetch listener, so requests are not
 * intercepted. In a browser without an active worker its installation fails on purpose.
 */
export const killSwitch = `self.addEventListener('install', (event) => {
  const { active } = self.registration;
  event.waitUntil(active ? self.skipWaiting() : Promise.reject(new Error('The service worker is disabled.')));
});
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;
