/** Milliseconds of the processor that work takes: a clock would measure what else runs on the machine too. */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
