ALTER TABLE "shop_terms" DROP CONSTRAINT "shop_terms_form";--> statement-breakpoint
ALTER TABLE "shop_terms" ADD COLUMN "target_satang" bigint;--> statement-breakpoint
ALTER TABLE "shop_terms" ADD CONSTRAINT "shop_terms_form" CHECK ("shop_terms"."points" > 0 and "shop_terms"."amount" > 0 and ("shop_terms"."kind" in ('spin', 'bonus')) = ("shop_terms"."valid_days" is not null)
        and ("shop_terms"."kind" = 'bonus') = ("shop_terms"."target_satang" is not null) and "shop_terms"."target_satang" > 0
        and ("shop_terms"."limit_times" is null) = ("shop_terms"."limit_days" is null) and "shop_terms"."limit_times" > 0 and "shop_terms"."limit_days" > 0);