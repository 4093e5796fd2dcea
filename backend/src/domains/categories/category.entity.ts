import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Flag, Int, Text } from '../../platform/database/columns';

/** A category of the vendor directory: level 1 primary, level 2 child [CONST-11]. */
@CalledInLogs('category', 'r.name')
@Entity('categories')
@Index('categories_parent', ['primaryCategoryId', 'name'])
@Check(
  'categories_levels',
  '(level = 1 and primary_category_id is null) or (level = 2 and primary_category_id is not null)',
)
export class Category {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() name: string;
  @Column({ type: 'smallint' }) level: number;
  @Int({ nullable: true }) primaryCategoryId: number | null;
  @ManyToOne(() => Category, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'primary_category_id' })
  primaryCategory?: Category | null;
  @Flag({ default: true }) active: boolean;
  @CreatedAt() createdAt: Date;
}
