CREATE TABLE "game_return" (
	"game_id" text PRIMARY KEY NOT NULL,
	"rounds" bigint NOT NULL,
	"staked_satang" bigint NOT NULL,
	"won_satang" bigint NOT NULL,
	"staked_squares" numeric NOT NULL
);
