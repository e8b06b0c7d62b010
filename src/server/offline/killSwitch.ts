/**
 * A worker that ends all workers. Browsers ask for /sw.js at every visit and take this for a new version; it does not wait, empties
 * the caches and unregisters itself, and the site is an ordinary one again. It has no fetch listener: requests pass it by. Where
 * there is no worker to end, it refuses to become one.
 */
export const killSwitch = `self.addEventListener('install', (event) => {
  const { active } = self.registration;
  event.waitUntil(active ? self.skipWaiting() : Promise.reject(new Error('There is no worker here.')));
});
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;
