import beautyTexts from './items/beauty.de.json' with { type: 'json' }
import closenessTexts from './items/closeness.de.json' with { type: 'json' }
import curiosityTexts from './items/curiosity.de.json' with { type: 'json' }
import fairnessTexts from './items/fairness.de.json' with { type: 'json' }
import miniIpipTexts from './items/mini-ipip.de.json' with { type: 'json' }
import beautyWords from './words/beauty.de.json' with { type: 'json' }
import closenessWords from './words/closeness.de.json' with { type: 'json' }
import curiosityWords from './words/curiosity.de.json' with { type: 'json' }
import fairnessWords from './words/fairness.de.json' with { type: 'json' }

export const texts = {
  'mini-ipip': miniIpipTexts,
  curiosity: curiosityTexts,
  closeness: closenessTexts,
  fairness: fairnessTexts,
  beauty: beautyTexts,
}
export const words = { curiosity: curiosityWords, closeness: closenessWords, fairness: fairnessWords, beauty: beautyWords }
