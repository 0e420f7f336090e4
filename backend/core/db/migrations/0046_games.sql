CREATE TABLE "game" (
	"provider_id" text NOT NULL,
	"game_id" text NOT NULL,
	"sub_provider_id" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"image" text NOT NULL,
	"tags" text[] NOT NULL,
	"rtp_bp" integer,
	"volatility" text,
	"min_satang" bigint NOT NULL,
	"max_satang" bigint NOT NULL,
	"has_demo" boolean NOT NULL,
	"has_free_spins" boolean NOT NULL,
	"is_hot" boolean NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_provider_id_game_id_pk" PRIMARY KEY("provider_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_movement" (
	"provider_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "game_movement_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"round_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"satang" bigint NOT NULL,
	"original_id" text,
	"counts_turnover" boolean NOT NULL,
	"counts_cashback" boolean NOT NULL,
	"counts_commission" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_movement_provider_id_transaction_id_pk" PRIMARY KEY("provider_id","transaction_id"),
	CONSTRAINT "game_movement_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "game_player" (
	"provider_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "game_player_provider_id_member_id_pk" PRIMARY KEY("provider_id","member_id"),
	CONSTRAINT "game_player_player_id_unique" UNIQUE("player_id")
);
--> statement-breakpoint
CREATE TABLE "game_provider" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"session_id" uuid,
	"status" text NOT NULL,
	"staked_satang" bigint NOT NULL,
	"won_satang" bigint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "game_round_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"game_id" text NOT NULL,
	"wallet" text NOT NULL,
	"login_hash" text NOT NULL,
	"source" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "house_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"player_id" uuid,
	"key" text NOT NULL,
	"game_id" text NOT NULL,
	"machine" text NOT NULL,
	"version" text NOT NULL,
	"seed_id" uuid NOT NULL,
	"nonce" integer NOT NULL,
	"stake_satang" bigint NOT NULL,
	"win_satang" bigint NOT NULL,
	"events" jsonb NOT NULL,
	"replay_hash" text,
	"played_at" timestamp with time zone NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "house_round_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_demo" boolean NOT NULL,
	"status" text NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "house_round_replay_hash_unique" UNIQUE("replay_hash")
);
--> statement-breakpoint
CREATE TABLE "house_seed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"commit" text NOT NULL,
	"seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"next_nonce" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "house_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"game_id" text NOT NULL,
	"wallet_token" text,
	"player_id" uuid,
	"owner" uuid NOT NULL,
	"demo_satang" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "house_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "game_movement_round" ON "game_movement" USING btree ("provider_id","round_id");--> statement-breakpoint
CREATE INDEX "game_movement_day" ON "game_movement" USING btree ("provider_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "game_round_of_provider" ON "game_round" USING btree ("provider_id","round_id");--> statement-breakpoint
CREATE INDEX "game_round_member" ON "game_round" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "game_round_session" ON "game_round" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "game_round_open" ON "game_round" USING btree ("begun_at") WHERE "game_round"."status" = 'open';--> statement-breakpoint
CREATE INDEX "game_session_member" ON "game_session" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "house_round_key" ON "house_round" USING btree ("session_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "house_round_nonce" ON "house_round" USING btree ("seed_id","nonce");--> statement-breakpoint
CREATE INDEX "house_round_player" ON "house_round" USING btree ("player_id","game_id","number");--> statement-breakpoint
CREATE INDEX "house_round_pending" ON "house_round" USING btree ("played_at") WHERE "house_round"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "house_round_number" ON "house_round" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "house_seed_current" ON "house_seed" USING btree ("owner") WHERE "house_seed"."shown_at" is null;--> statement-breakpoint
CREATE TRIGGER game_movement_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON game_movement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_player_is_written_once BEFORE UPDATE OF provider_id, member_id, player_id ON game_player FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_player_is_kept BEFORE DELETE OR TRUNCATE ON game_player FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_session_is_written_once BEFORE UPDATE OF id, token_hash, member_id, agent_id, provider_id, game_id, wallet, login_hash, source, opened_at
ON game_session FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_session_is_kept BEFORE DELETE OR TRUNCATE ON game_session FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_session_goes_on AFTER UPDATE OF closed_at ON game_session FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER game_round_is_written_once BEFORE UPDATE OF id, provider_id, round_id, member_id, game_id, session_id, number, begun_at
ON game_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_round_is_kept BEFORE DELETE OR TRUNCATE ON game_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER game_round_goes_on AFTER UPDATE ON game_round FOR EACH ROW WHEN (OLD.status <> 'open' AND (NEW.status <> OLD.status OR NEW.staked_satang <> OLD.staked_satang OR NEW.ended_at <> OLD.ended_at)) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER house_seed_is_written_once BEFORE UPDATE OF id, owner, "commit", seed, client_seed, created_at ON house_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_seed_is_kept BEFORE DELETE OR TRUNCATE ON house_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_seed_goes_on AFTER UPDATE ON house_seed FOR EACH ROW WHEN (OLD.shown_at IS NOT NULL OR NEW.next_nonce < OLD.next_nonce) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER house_round_is_written_once BEFORE UPDATE OF id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events, played_at, number, is_demo
ON house_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_round_is_kept BEFORE DELETE OR TRUNCATE ON house_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_round_goes_on AFTER UPDATE OF status, ended_at, reason ON house_round FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION refuse_step();
