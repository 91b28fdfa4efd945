import beautyTexts from './items/beauty.en.json' with { type: 'json' }
import closenessTexts from './items/closeness.en.json' with { type: 'json' }
import curiosityTexts from './items/curiosity.en.json' with { type: 'json' }
import fairnessTexts from './items/fairness.en.json' with { type: 'json' }
import miniIpipTexts from './items/mini-ipip.en.json' with { type: 'json' }
import beautyWords from './words/beauty.en.json' with { type: 'json' }
import closenessWords from './words/closeness.en.json' with { type: 'json' }
import curiosityWords from './words/curiosity.en.json' with { type: 'json' }
import fairnessWords from './words/fairness.en.json' with { type: 'json' }

export const texts = {
  'mini-ipip': miniIpipTexts,
  curiosity: curiosityTexts,
  closeness: closenessTexts,
  fairness: fairnessTexts,
  beauty: beautyTexts,
}
export const words = { curiosity: curiosityWords, closeness: closenessWords, fairness: fairnessWords, beauty: beautyWords }
