/**
 * Resolves in a new task, so that the browser can paint and handle input first. Not a timer: timers are throttled in
 * background tabs.
 */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
