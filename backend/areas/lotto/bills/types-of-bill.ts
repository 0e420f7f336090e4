import { earlyClosingKinds } from '#rules/lotto/kinds/type-close.ts';

/** SQL: the bet types of a bill where one of them may close before its round, else none. Beside rows `bill` and `round`. */
export const typesOfBill = `CASE WHEN round.kind = ANY ('{${earlyClosingKinds.join()}}') THEN ARRAY(
  SELECT DISTINCT line.type FROM bill_line line WHERE line.member_id = bill.member_id AND line.bill_id = bill.id
) ELSE '{}' END`;
