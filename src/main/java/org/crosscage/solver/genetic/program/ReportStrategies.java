package org.crosscage.solver.genetic.program;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The strategies that *Evolutionary AI for Kakuro* prints for its easy, medium and hard boards (“Experiments,
/// Evolutionary Process and Results (GP)”), each of which fills its board.
final class ReportStrategies {

    private static final Map<String, String> TEXTS = texts();

    private ReportStrategies() {}

    /// The expressions, by the names that they have here.
    static Map<String, String> all() {
        return TEXTS;
    }

    private static Map<String, String> texts() {
        var texts = new LinkedHashMap<String, String>();
        texts.put("report-easy", """
                nn(sub(8, BalanceStepsNextGroupHorVer),
                   kk(if_then_more_else(if_then_more_else(2, SumNextGroupVerHor, BalanceStepsHor,
                                                          BalanceStepsNextGroupVerHor),
                                        protectedDiv(SumNextGroupHorVer, AllCountGroupHor),
                                        if_then_more_else(BalanceStepsHor, 7, CurrentlySumNextGroupHorVer,
                                                          SumNextGroupVerVer),
                                        kk(BalanceStepsNextGroupVerVer, BalanceStepsNextGroupHorHor, SumGroupHor)),
                      2, SumNextGroupVerVer),
                   bb(DubbleVer, BalanceStepsHor, CurrentlySumGroupHor, 8, CurrentlySumNextGroupVerVer, DubbleVer))""");
        texts.put("report-medium", """
                protectedDiv(nn(bb(vv(BalanceStepsNextGroupHorHor, BalanceStepsNextGroupVerVer, 4),
                                   vv(SumNextGroupHorVer, SumGroupHor, CurrentlySumNextGroupHorVer),
                                   mul(BalanceStepsHor, BalanceStepsNextGroupVerVer), kk(BalanceStepsVer, 3, 4),
                                   bb(SumNextGroupVerVer, CurrentlySumNextGroupHorHor, CurrentlySumNextGroupVerHor, 1,
                                      SumGroupHor, DubbleHor),
                                   hh(BalanceStepsNextGroupVerVer, 1, CurrentlySumNextGroupHorHor, 3, SumGroupVer)),
                                hh(DubbleHor, SumGroupVer, 5, CurrentlySumGroupVer, 2), CurrentlySumNextGroupHorHor),
                             protectedDiv(2, BalanceStepsNextGroupHorVer))""");
        texts.put("report-hard", """
                nn(protectedDiv(vv(9, SumGroupVer,
                                   hh(CurrentlySumGroupVer, BalanceStepsNextGroupHorHor,
                                      mul(BalanceStepsNextGroupHorVer, BalanceStepsNextGroupHorHor),
                                      protectedDiv(BalanceStepsNextGroupHorHor, 9), add(8, 7))),
                                nn(if_then_more_else(if_then_more_else(BalanceStepsVer, 2,
                                                         protectedDiv(protectedDiv(CurrentlySumNextGroupHorHor,
                                                                                   BalanceStepsNextGroupHorHor),
                                                                      CurrentlySumGroupVer), 3),
                                                     SumNextGroupVerHor, BalanceStepsNextGroupHorHor, 8),
                                   CurrentlySumGroupVer, DubbleHor)),
                   if_then_more_else(BalanceStepsVer, 1,
                                     protectedDiv(protectedDiv(CurrentlySumNextGroupHorHor,
                                                               BalanceStepsNextGroupHorHor),
                                                  CurrentlySumGroupVer), 3),
                   vv(9, SumGroupVer, 6))""");
        return Collections.unmodifiableMap(texts);
    }
}
