/** Every order of the digits of a number, each once: 6 of 123, 3 of 112, 1 of 777. */
export function ordersOf(number: string): string[] {
  if (number.length < 2) return [number];
  const orders = [...number].flatMap((digit, at) =>
    ordersOf(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  );
  return [...new Set(orders)];
}
