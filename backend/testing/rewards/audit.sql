-- check: point_refund
SELECT format('refund %s of %s points is of no such spending', refund.reference, given.satang) AS detail
FROM transfer refund JOIN posting given ON given.transfer_id = refund.id
WHERE refund.kind = 'point_refunded' AND NOT EXISTS (
  SELECT 1 FROM transfer spent JOIN posting taken ON taken.transfer_id = spent.id
  WHERE spent.kind = 'point_spent' AND spent.reference = refund.reference AND taken.satang = given.satang AND taken.from_account = given.to_account
)
