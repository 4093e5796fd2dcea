import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

/** How a calendar is made. */
export class CalendarBodyDto {
  /** Titles alone, no prices: for a calendar that others look into. */
  @IsOptional()
  @IsBoolean({ message: 'Private must be true or false' })
  private?: boolean;
}

/** The calendar of the caller, at an address that is a secret. */
export class CalendarDto {
  /** Titles alone, no prices. */
  private: boolean;
  madeAt: Date;
}

/** Whether the caller has a calendar. */
export class OwnCalendarDto {
  @ApiProperty({ type: CalendarDto, nullable: true })
  calendar: CalendarDto | null;
}

/** A new calendar, whose address is answered here and never again. */
export class NewCalendarDto extends CalendarDto {
  @ApiProperty({ example: 'https://stowbridge.example/api/v1/calendar/q83vEjRWeJq83vEjRWeJqw.ics' })
  address: string;
}
