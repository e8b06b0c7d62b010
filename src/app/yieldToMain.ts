/**
 * Resolves in a task of its own, so that the browser can paint and answer input before what follows. Not a timer: those are
 * held back in tabs nobody looks at.
 */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
