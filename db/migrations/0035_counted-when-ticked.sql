ALTER TABLE "sites" ALTER COLUMN "is_uncounted" SET DEFAULT true;--> statement-breakpoint
-- The tick was there before anybody was asked: whoever wants to be counted says so.
UPDATE "sites" SET "is_uncounted" = true;