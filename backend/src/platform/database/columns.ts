import { Column, ColumnOptions, CreateDateColumn, UpdateDateColumn } from 'typeorm';

const wholeNumber = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Whole dollars (or another large whole number): bigint in the database, a number in code. */
export const BigWhole = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'bigint', transformer: wholeNumber, ...options });
/** An exact decimal: numeric in the database, a number in code. */
export const Decimal = (precision: number, scale: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'numeric', precision, scale, transformer: wholeNumber, ...options });
/** A decimal that Postgres computes from other columns; what from, the migration says. */
export const Computed = (precision: number, scale: number): PropertyDecorator =>
  Decimal(precision, scale, { nullable: true, insert: false, update: false });
export const Text = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'text', ...options });
export const Int = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'int', ...options });
export const Flag = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'boolean', ...options });
export const Time = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'timestamptz', ...options });
export const CreatedAt = (): PropertyDecorator => CreateDateColumn({ type: 'timestamptz' });
export const ModifiedAt = (): PropertyDecorator => UpdateDateColumn({ type: 'timestamptz' });
