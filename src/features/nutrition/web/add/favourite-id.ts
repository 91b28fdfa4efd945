import { v5 as uuidv5 } from 'uuid'
import { refKey, type FoodRef } from '../../contract/diary.ts'
import { SETTINGS_ID } from '../../contract/things.ts'

/** The same food is the same favourite on every device. */
export const favouriteId = (food: FoodRef): string => uuidv5(refKey(food), SETTINGS_ID)
