type Waiting<In, Out> = { item: In; resolve: (result: Out) => void; reject: (error: unknown) => void };

/**
 * Gathers what is asked for while `run` is at work and hands it over together: many visitors of one moment cost one way to the database and one commit.
 * `run` answers a result for each item, in order. Where it fails, whoever waits is told so, since the next run would meet the same database.
 */
export function inBatches<In, Out>(run: (items: In[]) => Promise<Out[]>, most = 64): (item: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let isRunning = false;

  async function work(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Out); // one for each, as `run` promises
      } catch (error) {
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      }
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void work();
    });
}
