import {
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import type { PointerEvent } from 'react';

/** Marks the part of a card by which a finger takes it: elsewhere on the card a finger scrolls. */
export const handleMark = 'data-handle';

/** How far a pointer moves before a press on a card is a drag, in pixels. */
const distance = 6;

/** Takes a card by a mouse or a pen anywhere, by a finger at its handle. */
class CardPointerSensor extends PointerSensor {
  static override activators: typeof PointerSensor.activators = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent: { target, isPrimary, button, pointerType } }: PointerEvent) =>
        isPrimary && button === 0 && takes(target as Element, pointerType),
    },
  ];
}

/** What is open over the board, such as a menu of a card, is no part of the card. */
function takes(target: Element, pointerType: string): boolean {
  return target.closest('li') !== null && (pointerType !== 'touch' || target.closest(`[${handleMark}]`) !== null);
}

const steps: Record<string, number> = { [KeyboardCode.Right]: 1, [KeyboardCode.Left]: -1 };

/** The arrows lead from column to column, the ids of which are the stages. */
const toNextColumn =
  (stages: number[]): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { active, over, droppableRects, collisionRect } }) => {
    const step = steps[event.code];
    if (!step) {
      return undefined;
    }
    event.preventDefault();
    const from = Number(over?.id ?? active?.data.current?.statusId);
    const column = droppableRects.get(stages[stages.indexOf(from) + step]);
    return column && { x: column.left + (column.width - (collisionRect?.width ?? 0)) / 2, y: currentCoordinates.y };
  };

/** Dragging by mouse, finger, pen and keyboard. */
export function useCardSensors(stages: number[]) {
  return useSensors(
    useSensor(CardPointerSensor, { activationConstraint: { distance } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn(stages), scrollBehavior: 'auto' }),
  );
}
